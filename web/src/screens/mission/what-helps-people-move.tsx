import { Study } from './study.tsx';

/** Trials of reminders, company and drawn instructions, and what follows for Limber. */
export function WhatHelpsPeopleMove() {
  return (
    <>
      <h2>What helps people to move at all</h2>
      <ul>
        <li>
          Being asked at work: of office workers at risk, 17% got neck pain within six months when
          something prompted them to take active breaks, and 44% when nothing did. For low back pain
          it was 9% and 33% (
          <Study doi="10.5271/sjweh.3949">
            Waongenngarm and colleagues, Scandinavian Journal of Work, Environment &amp; Health,
            2021
          </Study>
          ).
        </li>
        <li>
          Company: people who work in hospitals trained 2.2 times a week together at work, and once
          a week at home. Their pain fell by 0.7 points of 10 more (
          <Study doi="10.5271/sjweh.3479">
            Jakobsen and colleagues, Scandinavian Journal of Work, Environment &amp; Health, 2015
          </Study>
          ).
        </li>
        <li>
          Words and pictures: patients with low back pain did 77% of their exercises when they had
          them written and drawn, and 38% when they had only been told (Schneiders and colleagues,
          Manual Therapy, 1998).
        </li>
        <li>
          The right moment: nudges that learned when and how to ask brought some 200 to 300 more
          steps a day than random ones, fixed ones or none (
          <Study doi="10.48550/arXiv.2508.10060">PEARL, a preprint of 2025</Study>).
        </li>
      </ul>
      <p>
        So Limber reminds you if you like, can be used as a team, and tells every exercise in words
        and pictures. Whether it does as much as what was studied, nobody has measured.
      </p>
    </>
  );
}
