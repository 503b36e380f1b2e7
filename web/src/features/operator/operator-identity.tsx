import { inOneLine, type Operator } from '@limber/domain/operator';
import { letterLink, OPERATOR } from '#contact.ts';
import { textLinkStyle } from '#ui/text-link.tsx';

type Props = { operator?: Operator };

const UNNAMED = 'The operator of this installation has not said yet who they are.';
const UNREACHABLE = 'The operator of this installation has not said yet how to reach them.';

/** Name and postal address of the operator; says so where they are not known. */
export function OperatorAddress({ operator = OPERATOR }: Props) {
  const { name, address } = operator;
  if (name === null && address === null) return <p>{UNNAMED}</p>;
  return (
    <address className="whitespace-pre-line not-italic [overflow-wrap:anywhere]">
      {name !== null && <span className="block font-strong">{name}</span>}
      {address}
    </address>
  );
}

/** “You reach us at …”; says so where nobody can be reached. */
export function ReachUs({ operator = OPERATOR }: Props) {
  const { email } = operator;
  if (email === null) return <>{UNREACHABLE}</>;
  return (
    <>
      You reach us at <OperatorEmail operator={{ ...operator, email }} />.
    </>
  );
}

/** The operator's address as a link that begins a letter. */
function OperatorEmail({ operator }: { operator: Operator & { email: string } }) {
  return (
    <a
      href={letterLink(operator, 'Feedback on Limber')}
      className={`${textLinkStyle} [overflow-wrap:anywhere]`}
    >
      {operator.email}
    </a>
  );
}

/** Who “we” is in the legal texts. */
export function WhoWeAre({ operator = OPERATOR }: Props) {
  const named = [operator.name, operator.address && inOneLine(operator.address)].filter(Boolean);
  return (
    <p className="[overflow-wrap:anywhere]">
      “We” is {named.length > 0 ? `${named.join(', ')}: ` : ''}whoever runs this installation of
      Limber. <ReachUs operator={operator} />
    </p>
  );
}
