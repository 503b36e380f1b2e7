import type { Judgement } from '@limber/contract/judge-password';
import type { Owner, Strength } from '@limber/domain/accounts/password-strength';
import { useEffect, useState } from 'react';
import { StrengthMeter } from '#ui/strength-meter.tsx';

/** While somebody types on, nothing is said. */
const PAUSE_MS = 400;
const STEPS: readonly Strength[] = ['weak', 'fair', 'good', 'strong'];
const WORDS: Readonly<Record<Strength, string>> = {
  weak: 'Weak',
  fair: 'Fair. A few more words make it stronger',
  good: 'Good',
  strong: 'Strong',
};

type Props = {
  /** What has been typed. */
  password: string;
  owner: Owner;
};

/** How hard a password is to guess, while it is typed: judged as the server does, and never sent for it. */
export function PasswordStrength({ password, owner }: Props) {
  const judgement = useJudgement(password, owner);
  if (judgement === null) return <StrengthMeter reached={0} steps={STEPS.length} words="" />;
  const { strength, problem } = judgement;
  return (
    <StrengthMeter
      reached={STEPS.indexOf(strength) + 1}
      steps={STEPS.length}
      words={`Password strength: ${problem ? `${WORDS.weak}. ${problem}` : WORDS[strength]}`}
    />
  );
}

/** Null while nothing is typed, or what it is judged by could not be loaded. */
function useJudgement(password: string, { fullName, username, email }: Owner): Judgement | null {
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  useEffect(() => {
    let outdated = false;
    const judge = async () => {
      // The list of common passwords is large, and of use here alone.
      const { judgePassword } = await import('@limber/contract/judge-password');
      if (!outdated) setJudgement(judgePassword(password, { fullName, username, email }));
    };
    // Without the list the server judges all the same.
    const timer = setTimeout(() => void judge().catch(() => setJudgement(null)), PAUSE_MS);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [password, fullName, username, email]);
  return password === '' ? null : judgement;
}
