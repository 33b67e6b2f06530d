import { selectFreshness } from '@dex/mf-shared/state';
import { lazyPart, useSharedSelector } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';

const load = async () => (await import(/* webpackChunkName: "figures" */ './FiguresStrip')).FiguresStrip;
const FiguresStrip = lazyPart(load);

/** Once the page has come to rest its words for an outage are fetched, since during one they might not come. In milliseconds. */
const FETCHED_AFTER_MS = 3000;

/** It stays in sight while the page is scrolled, and lies in the room under the header, so that on a wide page nothing moves for it. */
const Place = styled.div`
  position: sticky;
  top: 72px;
  z-index: 2;
  margin-top: -48px;
  &:empty {
    margin: 0 0 -16px;
  }
`;

/** Marks the page while its figures may not hold any more, which dims them all, and says so under the header. */
export function FiguresAge() {
  const freshness = useSharedSelector(selectFreshness);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['figures'] = freshness.kind;
    return () => {
      delete dataset['figures'];
    };
  }, [freshness.kind]);
  return <Place role="status">{freshness.kind !== 'fresh' && <FiguresStrip freshness={freshness} />}</Place>;
}
