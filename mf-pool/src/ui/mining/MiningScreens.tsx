import type { RouteName } from '@dex/mf-shared/contract';
import { NotYet } from '../NotYet';

export function MiningScreens(_props: { readonly route: RouteName }) {
  return <NotYet />;
}
