import type { ReactNode } from 'react';

const NUMBERS: readonly { claim: string; known: ReactNode }[] = [
  {
    claim: '38% of workplace injuries are preventable musculoskeletal disorders',
    known:
      'We could not trace this number to a study. In the private industry of the US such disorders were 30% of the cases with days away from work in 2018, says the Bureau of Labor Statistics, which does not say how many could have been prevented.',
  },
  {
    claim: '54% retire early because of untreated injuries',
    known:
      'We could not trace this number, and know of no other that we could set beside it. Please do not pass it on as a finding.',
  },
  {
    claim: '$50B annual cost to US employers',
    known: (
      <>
        The report{' '}
        <a href="https://doi.org/10.17226/10032" rel="noreferrer">
          Musculoskeletal Disorders and the Workplace
        </a>{' '}
        (National Research Council and Institute of Medicine, 2001) puts compensation, lost wages
        and lost productivity together at 45 to 54 billion dollars a year. That is the cost to the
        whole economy, of which employers bear a part, and it is as old as the report.
      </>
    ),
  },
  {
    claim: '12 days per year lost to back pain',
    known:
      'We could not trace this number. By the same statistics half of the cases of such disorders with days away from work took 12 days or more in 2018: per case, not per year, and not the back alone.',
  },
];

/** Sources of the numbers on the front page. */
export function WhereNumbersComeFrom() {
  return (
    <>
      <h2 id="numbers">Where the numbers on our front page come from</h2>
      <p>
        They were given to us, and they show the size of the problem. They are no measurement of
        what Limber does.
      </p>
      <ul>
        {NUMBERS.map(({ claim, known }) => (
          <li key={claim}>
            <strong>{claim}.</strong> {known}
          </li>
        ))}
      </ul>
    </>
  );
}
