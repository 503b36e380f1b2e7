import { FIGURES_SENTENCE } from '@limber/domain/insight/words';

export function WhatYouSee() {
  return (
    <>
      <h2>What you see of a person</h2>
      <p>
        Their name, and that they are in the team. You never see where it hurts, a health card, what
        they do, on which days, or how they feel: there is no page, export or report of it, for an
        owner or for anybody else.
      </p>
      <h2>What administrators see and do</h2>
      <p>
        Whoever administers this installation sees accounts: name, username, address, plan, since
        when, and whether one has not been used for 30 days or more. They can make a link to a new
        password. Whoever uses it can sign in as that person and see what is theirs, unless two-step
        sign-in is on: so the person reads that a link was made, and when, and the audit log keeps
        it.
      </p>
      <h2>What you see of all together</h2>
      <p>
        How many moved once a week, on how many days, and how many felt better, of those who were in
        the team all quarter. {FIGURES_SENTENCE} Everybody in the team sees the same page as its
        owner, with how it is made.
      </p>
    </>
  );
}
