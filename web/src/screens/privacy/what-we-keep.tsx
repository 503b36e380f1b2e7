/** What the server stores, what for, and for how long. */
export function WhatWeKeep() {
  return (
    <>
      <h2>What we keep</h2>
      <ul>
        <li>
          Your account: name, username, email address, and your password as a hash that cannot be
          turned back. To let you in, and to answer you.
        </li>
        <li>Where it hurts, and how you weigh it, as you told us. To choose your exercises.</li>
        <li>
          Your routines, custom plans, preferences and history, with where it hurt at the time. So
          that every device shows the same, and you see how far you have come.
        </li>
        <li>
          Pictures that you upload for an exercise, and videos made of them, without what your
          camera noted in them, such as the place. Only you see them, unless you upload them as an
          administrator. What you remove is deleted within two hours.
        </li>
        <li>Which plan you have and until when. To give you what you paid for.</li>
        <li>
          That you are signed in, as a hash of a key that works until 30 days after you last used
          it. Failed sign-ins are counted by username and network address, for an hour each, so that
          nobody can guess passwords. When something breaks, the server notes what was called, from
          which network address, and the fault.
        </li>
      </ul>
      <p>
        Where it hurts says something about your health. You decide whether to tell us: Limber works
        without it, and you can take it back in your profile at any time. We use it to choose
        exercises and for nothing else.
      </p>
      <p>
        We keep all this for as long as you have an account. When you ask us to delete the account,
        we delete it with everything that belongs to it, except for what tax law makes us keep about
        payments.
      </p>
    </>
  );
}
