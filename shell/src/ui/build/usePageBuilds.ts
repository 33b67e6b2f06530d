import type { RemoteName, Words } from '@dex/mf-shared/contract';
import type { Arm, ListedSection, Release } from '@dex/mf-shared/release';
import { useEffect, useState } from 'react';
import type { BuildStanding } from '../../remotes/standingOf';
import { storageOf, type VisitorBuild, visitorBuildOf } from '../../remotes/visitorBuild';
import { type ShellParts, useShell } from '../ShellContext';

/** The build of a section in this page. */
export interface ShownBuild {
  readonly release: Release;
  readonly arm: Arm;
  /** False for one that would be loaded when its section is opened. */
  readonly isRunning: boolean;
  readonly standing: BuildStanding;
  /** The keys of its team whose signature was proved here. */
  readonly signers: readonly string[];
}

/** One section of this page: the build that runs, or the one that would be opened; null for a section that is not available. */
export interface PageBuild {
  readonly remote: RemoteName;
  readonly title: Words;
  readonly build: ShownBuild | null;
  /** What this visitor chose; null for none. */
  readonly choice: VisitorBuild | null;
}

type Parts = Pick<ShellParts, 'host' | 'releases'>;

async function shownBuildOf({ host, releases }: Parts, remote: RemoteName): Promise<ShownBuild | null> {
  const running = host.opened(remote);
  if (running) {
    const { release, arm } = running;
    const signers = await releases.signersOf(remote, release);
    return { release, arm, signers, isRunning: true, standing: releases.standingOf(remote, release.id) };
  }
  const chosen = await releases.choose(remote);
  if (!chosen.ok) return null;
  const { release, arm } = chosen.value;
  return { release, arm, signers: await releases.signersOf(remote, release), isRunning: false, standing: 'good' };
}

async function buildOf(parts: Parts, { section, manifest }: ListedSection): Promise<PageBuild> {
  return {
    remote: section,
    title: manifest.title,
    build: await shownBuildOf(parts, section),
    choice: visitorBuildOf(storageOf(window), section),
  };
}

/** The builds of every section that the map in force shows; null until they are known, empty without a map. */
export function usePageBuilds(): readonly PageBuild[] | null {
  const { host, releases } = useShell();
  const [builds, show] = useState<readonly PageBuild[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const listed = await releases.sections();
      const all = await Promise.all((listed.ok ? listed.value : []).map((section) => buildOf({ host, releases }, section)));
      if (!isOver) show(all);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [host, releases]);
  return builds;
}
