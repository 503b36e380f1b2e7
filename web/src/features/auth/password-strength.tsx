import type { Judgement } from '@limber/contract/judge-password';
import type { Owner, Strength } from '@limber/domain/accounts/password-strength';
import { useEffect, useState } from 'react';
import { StrengthMeter } from '#ui/strength-meter.tsx';

/** Pause in typing, in milliseconds, after which the password is judged. */
const PAUSE_MS = 400;
const STEPS: readonly Strength[] = ['weak', 'fair', 'good', 'strong'];
const WORDS: Readonly<Record<Strength, string>> = {
  weak: 'Weak',
  fair: 'Fair. A few more words make it stronger',
  good: 'Good',
  strong: 'Strong',
};

type Props = {
  password: string;
  owner: Owner;
};

/** Judges the password in the browser by the server's rules, so that it need not be sent. */
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

/** Null for an empty password, or if the judge could not be loaded. */
function useJudgement(password: string, { fullName, username, email }: Owner): Judgement | null {
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  useEffect(() => {
    let outdated = false;
    const judge = async () => {
      // The list of common passwords is large and only used here.
      const { judgePassword } = await import('@limber/contract/judge-password');
      if (!outdated) setJudgement(judgePassword(password, { fullName, username, email }));
    };
    // If the list cannot be loaded, the server still judges.
    const timer = setTimeout(() => void judge().catch(() => setJudgement(null)), PAUSE_MS);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [password, fullName, username, email]);
  return password === '' ? null : judgement;
}
