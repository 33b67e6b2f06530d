import type { ListFault } from '../../domain/tokenLists/listState';
import { defineTexts } from '../texts/defineTexts';

export const tokenSelectTexts = defineTexts({
  title: { id: 'shared.tokenSelect.title', defaultMessage: 'Select a token' },
  search: { id: 'shared.tokenSelect.search', defaultMessage: 'Search name or paste address' },
  common: { id: 'shared.tokenSelect.common', defaultMessage: 'Common bases' },
  results: { id: 'shared.tokenSelect.results', defaultMessage: 'Tokens' },
  count: { id: 'shared.tokenSelect.count', defaultMessage: '{count, plural, one {# token found} other {# tokens found}}' },
  none: { id: 'shared.tokenSelect.none', defaultMessage: 'No results found.' },
  loading: { id: 'shared.tokenSelect.loading', defaultMessage: 'Loading tokens…' },
  inactive: { id: 'shared.tokenSelect.inactive', defaultMessage: 'Expanded results from inactive Token Lists' },
  manage: { id: 'shared.tokenSelect.manage', defaultMessage: 'Manage Token Lists' },
  import: { id: 'shared.tokenSelect.import', defaultMessage: 'Import' },
  importNamed: { id: 'shared.tokenSelect.importNamed', defaultMessage: 'Import {symbol}' },
  added: { id: 'shared.tokenSelect.added', defaultMessage: 'Added by user' },
  unnamed: { id: 'shared.tokenSelect.unnamed', defaultMessage: 'Unknown Token' },
  viaList: { id: 'shared.tokenSelect.viaList', defaultMessage: 'via {list}' },
});

export const importTexts = defineTexts({
  tokenTitle: { id: 'shared.import.tokenTitle', defaultMessage: 'Import token' },
  warning: {
    id: 'shared.import.warning',
    defaultMessage: "This token doesn't appear on the active token list(s). Make sure this is the token that you want to trade.",
  },
  unknownSource: { id: 'shared.import.unknownSource', defaultMessage: 'Unknown Source' },
  import: { id: 'shared.import.import', defaultMessage: 'Import' },
  listTitle: { id: 'shared.import.listTitle', defaultMessage: 'Import List' },
  listRisk: { id: 'shared.import.listRisk', defaultMessage: 'Import at your own risk' },
  listWarning: {
    id: 'shared.import.listWarning',
    defaultMessage:
      'By adding this list you are implicitly trusting that the data is correct. Anyone can create a list, including creating fake versions of existing lists and lists that claim to represent projects that do not have one.',
  },
  listSell: {
    id: 'shared.import.listSell',
    defaultMessage: 'If you purchase a token from this list, you may not be able to sell it back.',
  },
  understand: { id: 'shared.import.understand', defaultMessage: 'I understand' },
  listLoading: { id: 'shared.import.listLoading', defaultMessage: 'Loading the list…' },
  tokenCount: { id: 'shared.import.tokenCount', defaultMessage: '{count, plural, one {# token} other {# tokens}}' },
});

/** Why a list is not there, for each code. */
export const listFaultTexts = defineTexts({
  location_unknown: { id: 'shared.listFault.location', defaultMessage: 'Unrecognized list URL protocol.' },
  no_mainnet: { id: 'shared.listFault.noMainnet', defaultMessage: 'Could not construct mainnet ENS resolver' },
  name_unresolved: { id: 'shared.listFault.name', defaultMessage: 'Failed to resolve ENS name: {subject}' },
  contenthash_untranslatable: { id: 'shared.listFault.contentHash', defaultMessage: 'Failed to translate contenthash to URI' },
  unrecognized_codec: { id: 'shared.listFault.codec', defaultMessage: 'Unrecognized codec: {subject}' },
  download_failed: { id: 'shared.listFault.download', defaultMessage: 'Failed to download list {subject}' },
  list_invalid: { id: 'shared.listFault.invalid', defaultMessage: 'Token list failed validation: {subject}' },
}) satisfies Record<ListFault['code'], unknown>;

export const manageTexts = defineTexts({
  title: { id: 'shared.manage.title', defaultMessage: 'Manage' },
  tabs: { id: 'shared.manage.tabs', defaultMessage: 'What to manage' },
  lists: { id: 'shared.manage.lists', defaultMessage: 'Lists' },
  tokens: { id: 'shared.manage.tokens', defaultMessage: 'Tokens' },
  addList: { id: 'shared.manage.addList', defaultMessage: 'https:// or ipfs:// or ENS name' },
  listLocation: { id: 'shared.manage.listLocation', defaultMessage: 'Location of a list' },
  add: { id: 'shared.manage.add', defaultMessage: 'Add' },
  invalidLocation: { id: 'shared.manage.invalidLocation', defaultMessage: 'Enter valid list location' },
  alreadyAdded: { id: 'shared.manage.alreadyAdded', defaultMessage: 'This list is in the table below.' },
  toggle: { id: 'shared.manage.toggle', defaultMessage: 'Use {list}' },
  on: { id: 'shared.manage.on', defaultMessage: 'ON' },
  off: { id: 'shared.manage.off', defaultMessage: 'OFF' },
  update: { id: 'shared.manage.update', defaultMessage: 'Update list' },
  remove: { id: 'shared.manage.remove', defaultMessage: 'Remove list' },
  view: { id: 'shared.manage.view', defaultMessage: 'View list' },
  actions: { id: 'shared.manage.actions', defaultMessage: 'Actions for {list}' },
  removeTitle: { id: 'shared.manage.removeTitle', defaultMessage: 'Remove {list}?' },
  removeHint: {
    id: 'shared.manage.removeHint',
    defaultMessage: 'Its tokens can no longer be chosen from this list. You can add it again later.',
  },
  loadingList: { id: 'shared.manage.loadingList', defaultMessage: 'Loading' },
  failedList: { id: 'shared.manage.failedList', defaultMessage: 'Could not be loaded' },
  tokenAddress: { id: 'shared.manage.tokenAddress', defaultMessage: 'Token address' },
  invalidToken: { id: 'shared.manage.invalidToken', defaultMessage: 'Enter valid token address' },
  readingToken: { id: 'shared.manage.readingToken', defaultMessage: 'Reading the token…' },
  unreadableToken: { id: 'shared.manage.unreadableToken', defaultMessage: 'There is no token at this address on {network}.' },
  unreachedToken: {
    id: 'shared.manage.unreachedToken',
    defaultMessage: 'The network did not answer, so it is not known whether a token is at this address. It is asked again by itself.',
  },
  customCount: {
    id: 'shared.manage.customCount',
    defaultMessage: '{count, plural, =0 {No custom tokens} one {# custom token} other {# custom tokens}}',
  },
  clearAll: { id: 'shared.manage.clearAll', defaultMessage: 'Clear all' },
  removeToken: { id: 'shared.manage.removeToken', defaultMessage: 'Remove {symbol}' },
  tip: { id: 'shared.manage.tip', defaultMessage: 'Custom tokens are stored locally in your browser' },
});
