/** What is kept on the device, in the browser's local storage. */
export function InYourBrowser() {
  return (
    <>
      <h2>What stays in your browser</h2>
      <p>These stand in the local storage of your browser, and are gone when you clear it:</p>
      <ul>
        <li>the key that keeps you signed in,</li>
        <li>which exercises you ticked off today, until tomorrow,</li>
        <li>the theme you chose,</li>
        <li>which notices you have read, and the day you were last reminded to move.</li>
      </ul>
      <p>
        We set no cookies, we do not track you, and no other company watches what you do here: not a
        single file on these pages comes from anybody else.
      </p>
    </>
  );
}
