import type { Operator } from '@limber/domain/operator';
import { OPERATOR } from '#contact.ts';
import { OperatorAddress } from '#features/operator/operator-identity.tsx';

/** Who was paid: the operator, or the installation by its address where they have not said who they are. */
export function Seller({ operator = OPERATOR }: { operator?: Operator }) {
  const isNamed = operator.name !== null || operator.address !== null;
  return (
    <>
      {!isNamed && <p className="font-strong">Limber at {window.location.host}</p>}
      <div className={isNamed ? undefined : 'print:hidden'}>
        <OperatorAddress operator={operator} />
      </div>
      {operator.email !== null && <p>{operator.email}</p>}
    </>
  );
}
