import type { Config } from '#config/env.ts';
import { exitOnError } from '#exit-on-error.ts';
import type { MetricsText } from '#metrics.ts';

export async function listenForMetrics(
  { metrics }: Pick<Config, 'metrics'>,
  source: MetricsText,
): Promise<void> {
  if (metrics === null) return;
  const { serveMetrics } = await import('#metrics.ts');
  await exitOnError(() => serveMetrics(source, metrics), {
    problem: `Metrics cannot be handed out on port ${metrics.port}: `,
  });
}
