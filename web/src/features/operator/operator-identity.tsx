import { inOneLine } from '@limber/domain/operator';
import { useFeedbackLink, useOperator } from '#installation.ts';
import { textLinkStyle } from '#ui/text-link.tsx';

const UNNAMED = 'The operator of this installation has not said yet who they are.';
const UNREACHABLE = 'The operator of this installation has not said yet how to reach them.';

/** The operator's name and address, or a sentence if both are unknown. */
export function OperatorAddress() {
  const { name, address } = useOperator();
  if (name === null && address === null) return <p>{UNNAMED}</p>;
  return (
    <address className="whitespace-pre-line not-italic [overflow-wrap:anywhere]">
      {name !== null && <span className="block font-strong">{name}</span>}
      {address}
    </address>
  );
}

/** “You reach us at …”, or a sentence if there is no address. */
export function ReachUs() {
  const { email } = useOperator();
  if (email === null) return <>{UNREACHABLE}</>;
  return (
    <>
      You reach us at <OperatorEmail email={email} />.
    </>
  );
}

/** A mailto link. */
function OperatorEmail({ email }: { email: string }) {
  return (
    <a href={useFeedbackLink()} className={`${textLinkStyle} [overflow-wrap:anywhere]`}>
      {email}
    </a>
  );
}

/** Defines “we” in the legal texts. */
export function WhoWeAre() {
  const operator = useOperator();
  const named = [operator.name, operator.address && inOneLine(operator.address)].filter(Boolean);
  return (
    <p className="[overflow-wrap:anywhere]">
      “We” is {named.length > 0 ? `${named.join(', ')}: ` : ''}whoever runs this installation of
      Limber. <ReachUs />
    </p>
  );
}
