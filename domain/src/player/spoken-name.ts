/** "Chin Tuck" for "JME 12 Chin Tuck". */
export function spokenName(name: string): string {
  return name.replace(/^JME \d+ /, '').trim() || name;
}
