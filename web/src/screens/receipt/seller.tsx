import { useOperator } from '#installation.ts';
import { OperatorAddress } from '#features/operator/operator-identity.tsx';

/** The operator; the installation's address where they gave no name. */
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
