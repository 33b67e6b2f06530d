import type { AirdropStatus, Block } from '../../contract/bus';
import type { DialogRequest } from '../../contract/dialogs';
import type { ChainId } from '../../domain/chainId';
import type { Freshness } from '../../domain/freshness';
import type { SharedState } from '../store/sharedState';
import type { ApplicationState } from './applicationSlice';

const FRESH: Freshness = { kind: 'fresh' };

/** The network that every screen is about now. */
export const selectActiveChainId = (state: SharedState): ChainId => state.application.chainId;
/** The newest known block of a chain (the active one when none is named), or null before the first. */
export const selectBlock = (state: SharedState, chainId: ChainId = state.application.chainId): Block | null =>
  state.application.blocks[chainId] ?? null;
/** How current the figures of the active network are. */
export const selectFreshness = ({ application }: SharedState): Freshness => application.freshness[application.chainId] ?? FRESH;
/** Whether the figures of the active network are not known to hold any more: what rests on them waits. */
export const selectAreFiguresOld = (state: SharedState): boolean => selectFreshness(state).kind === 'old';
export const selectPopups = (state: SharedState): ApplicationState['popupList'] => state.application.popupList;
export const selectOpenDialog = (state: SharedState): DialogRequest | null => state.application.openModal;
/** What the section calls the page at this path; null when it has not said. */
export const selectPageName = ({ application: { page } }: SharedState, pathname: string): string | null =>
  page?.pathname === pathname ? page.name : null;
/** How the connected account stands to the airdrop; null while it is not known. */
export const selectAirdropStatus = ({ application, wallet }: SharedState): AirdropStatus | null =>
  application.airdrop && application.airdrop.account === wallet.account ? application.airdrop.status : null;
