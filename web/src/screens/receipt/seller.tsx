import { useOperator } from '#installation.ts';
import { OperatorAddress } from '#features/operator/operator-identity.tsx';

/** Who was paid: the operator, or the installation by its address where they have not said who they are. */
export function Seller() {
  const operator = useOperator();
  const isNamed = operator.name !== null || operator.address !== null;
  return (
    <>
      {!isNamed && <p className="font-strong">Limber at {window.location.host}</p>}
      <div className={isNamed ? undefined : 'print:hidden'}>
        <OperatorAddress />
      </div>
      {operator.email !== null && <p>{operator.email}</p>}
    </>
  );
}
