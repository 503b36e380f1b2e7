import { Prose } from '#ui/prose.tsx';

/** The points that a data processing record or contract requires. */
export function DataProcessing() {
  return (
    <Prose>
      <h2>Data processing in short</h2>
      <ul>
        <li>
          <strong>Subject and purpose</strong>: giving your people exercises that fit them, and you
          the seats and the bill. Nothing is used for advertising, research or training a model.
        </li>
        <li>
          <strong>Persons</strong>: those who accept an invitation, of their own will, and those who
          are invited by mail.
        </li>
        <li>
          <strong>Kinds of data</strong>: as listed above. Where it hurts, the health card and how
          it felt concern health (Article 9 of the GDPR): each person gives them to us of their own
          will, can use Limber without, takes back where it hurts and the card at any time, and all
          of it with the account. You receive none of them; answers to how it felt are counted in
          the figures of a team, which identify nobody.
        </li>
        <li>
          <strong>Others who process it</strong>: Stripe for payments and the operator’s mail server
          and storage, each only where the operator has set them up. Nobody else.
        </li>
        <li>
          <strong>Protection</strong>: passwords by argon2id; two-step sign-in; sessions that people
          see and end; keys and links kept as hashes; guessing is slowed down; every call checks
          whose the thing is; nothing of health in logs, addresses or mails; backups that can be
          restored. What is tested, and what was attacked, stands in the source.
        </li>
        <li>
          <strong>Rights</strong>: everybody sees, corrects, downloads and deletes what is theirs in
          their profile, without asking you or us.
        </li>
        <li>
          <strong>Deletion</strong>: with the account everything goes at once, files too. What stays
          is its number in the record of what administrators did, and receipts at the payment
          provider; backups age out as the operator keeps them.
        </li>
        <li>
          <strong>Who runs the server can read its database.</strong> No program can prevent that:
          choose who runs it, or run it yourself.
        </li>
      </ul>
      <p>This is a summary of what the program does. It is no contract.</p>
    </Prose>
  );
}
