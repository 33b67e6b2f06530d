import type { LastSeen } from '@dex/mf-shared/release';

/** What a browser has seen that saw both: the higher of each number. */
export function newestOf(one: LastSeen, other: LastSeen): LastSeen {
  const turns = { ...one.turns };
  for (const [name, turn] of Object.entries(other.turns ?? {})) turns[name] = Math.max(turns[name] ?? 0, turn);
  const [generation, opsGeneration] = [Math.max(one.generation, other.generation), Math.max(one.opsGeneration, other.opsGeneration)];
  return { generation, opsGeneration, turns };
}
