/** One command of the release tool, as the help shows it. */
interface CommandHelp {
  readonly name: string;
  readonly usage: string;
  readonly text: string;
}

const commands: readonly CommandHelp[] = [
  {
    name: 'init',
    usage: 'init [--remotes swap,pool,…]',
    text: 'Makes development keys (when the key folder has none) and an empty signed map. Do this once.',
  },
  {
    name: 'sign',
    usage: 'sign <dist> [--kit REPORT] [--source COMMIT] [--canary P | --everybody] [--site URL] > signed.json',
    text: "Signs a finished build with its team's key alone, for publishing elsewhere: no release key, nothing is changed. With --canary or --everybody also that it may be published so, which looks at what is live (--site URL, or the store); with --kit also the report that the kit wrote of it (npm run kit -- SECTION --reports FOLDER). Where the key set asks for several signers each of them does this.",
  },
  {
    name: 'consent',
    usage: 'consent publish|percent|canary|promote|rollback|retire|page|resign … [--site URL] > consent.json',
    text: "Signs with the team's key alone that the release people may run that command on what is live now (read from the site, or the store). They run it with --consent FILE,…, today or tomorrow, and once. Where the key set asks for several signers each of them does this.",
  },
  {
    name: 'publish',
    usage: 'publish <dist> [--signed FILE,…] [--kit REPORT] [--canary P] [--source COMMIT] [--alone] [--staged]',
    text: 'Checks a finished build against its build-facts.json, uploads it and puts it into the map: to everybody, or with --canary to P percent of the users. Release key; --signed gives the signatures of the team, else its key must be here too. --kit gives the report that the kit wrote of it, which the key set asks for (else it is in --signed). For a shell, --alone makes it the only live one, --staged keeps the page as it is until "page".',
  },
  {
    name: 'cosign',
    usage: 'cosign <proposal.json> [--yes]',
    text: 'Where several people must sign a map: the first one runs publish, percent, promote, page, retire, renew --base or resign with --propose > proposal.json, which changes nothing. cosign says what it changes; with --yes it signs with the release key here, and puts it into force once enough have signed (else it prints the proposal for the next person).',
  },
  {
    name: 'percent',
    usage: 'percent <section> <P> [--cap] [--consent FILE,…]',
    text: 'Changes the share of users that see the canary. --cap lowers it with the ops key alone.',
  },
  {
    name: 'canary',
    usage: 'canary <section> --steps 1,5,20,100 --hold 2h [--consent FILE,…]',
    text: 'Raises the running canary step by step, each held so long while "watch" is content; stops, with exit code 1, when it was taken back, frozen or changed by somebody else. Runs until the last step.',
  },
  { name: 'promote', usage: 'promote <section> [--consent FILE,…]', text: 'Makes the canary the stable release of everybody.' },
  { name: 'abort', usage: 'abort <section>', text: 'Switches the canary off; from then on exactly nobody gets it. Ops key.' },
  {
    name: 'rollback',
    usage: 'rollback <section> [--to VERSION|ID] [--consent FILE,…]',
    text: 'Goes back to the release before, or to another one of the last five. Ops key.',
  },
  {
    name: 'revoke',
    usage: 'revoke <section> <ID>',
    text: 'Forbids a build for good: it is not loaded, and signing is refused in pages that run it. Ops key.',
  },
  {
    name: 'lift',
    usage: 'lift <section> [--canary ID]',
    text: 'Takes back cap and rollback of a section. A build that was aborted stays so, unless --canary names it. Ops key.',
  },
  { name: 'freeze', usage: 'freeze | unfreeze', text: 'Stops every canary and every release, or ends that. Ops key.' },
  {
    name: 'renew',
    usage: 'renew [--base] [--every SECONDS]',
    text: 'Issues the reductions again for one hour (a small job should do this every 20 minutes); --base issues the map again for 30 days.',
  },
  {
    name: 'config',
    usage: 'config check FILE | set FILE | sign FILE | publish SIGNED | rollback [--to GENERATION] | show | history',
    text: "The operator's run-time file (addresses, nodes, lists). check: reads it as the page does and shows what would change; set: the same, then signs and publishes it; rollback: the one before again. sign gives the signed text for another machine, publish takes it. Operator's key; with the ops key at hand open tabs hear of it at once.",
  },
  {
    name: 'keys',
    usage:
      'keys list | new ROLE [SECTION] | rotate ROLE [SECTION] [--public FILE] | drop ROLE [SECTION] ID | threshold ROLE [SECTION] N | consent SECTION team|release | kit SECTION asked|left | accept FOLDER',
    text: "Whose signatures count (roles: release, ops, operator, tester, team SECTION, root). new: makes a key here and prints its public part; rotate: trusts a new key (made here, or of --public) beside the old one; drop: trusts the old one no more; threshold: how many must sign; consent: who decides on percent, promote, retire and rollback of a section; kit: whether its builds are shown only with a report of the kit; accept: takes the newer public files of another machine's folder. Root's key, except list, new and accept.",
  },
  {
    name: 'resign',
    usage: 'resign',
    text: 'After a change of keys: signs map, builds, reductions and run-time file again with what keys are here, and says what is left for other machines.',
  },
  {
    name: 'page',
    usage: 'page <shell ID> [--canary P]',
    text: 'Shows the page of another live shell: a staged one, or the one before (a rollback of the shell). With --canary to P percent of the users: from then on percent, canary, promote, abort and lift take "shell" as they take a section.',
  },
  {
    name: 'retire',
    usage: 'retire <shell ID | section>',
    text: 'Takes an old shell off the list that sections must fit, or a section off the page.',
  },
  { name: 'status', usage: 'status', text: 'Shows what is live.' },
  {
    name: 'desk',
    usage: 'desk <folder> | desk --listen PORT [--beacons LOG]',
    text: 'The state of all releases as one page that only reads: sections, health, history, live shells, keys; the command of each action. Written as a file, or served on this machine.',
  },
  {
    name: 'doctor',
    usage: 'doctor [--repair]',
    text: 'Proves by real writes that the store is fit, then checks keys, signatures, the chain and every file. --repair restores or removes a newest generation that a loss of power left empty.',
  },
  {
    name: 'gc',
    usage: 'gc [--keep DAYS] [--yes]',
    text: 'Lists artifacts that left the map, and previews that ended, more than DAYS (30) ago; --yes removes them.',
  },
  {
    name: 'tester-link',
    usage: 'tester-link <section> --site URL [--build VERSION|ID]',
    text: 'A link that shows one build of the map (the canary) for seven days.',
  },
  {
    name: 'preview',
    usage: 'preview <dist> … --site URL [--for 3d] [--signed FILE,…]',
    text: "A link that shows these builds to whoever holds it, for a time; nobody else sees them and the map stays as it is. Tester's key, and each section's team's key here or what it signed.",
  },
  {
    name: 'watch',
    usage: 'watch --beacons LOG --site URL [--once]',
    text: "Reads the edge's beacon log, aborts canaries that do worse than stable, and freezes when a file that was reported as changed really is (it fetches it from the site); renews the reductions meanwhile.",
  },
  {
    name: 'monitor',
    usage: 'monitor --site URL [--memory FILE] [--frame-ancestors URL,…]',
    text: 'Run this elsewhere: compares what the site serves with what was signed and seen before. Exit code 1 when anything differs.',
  },
  {
    name: 'edge',
    usage:
      'edge nginx|kubernetes|headers [--config FILE,…] [--root DIR] [--listen ADDR,…] [--server-name NAME,…] [--beacon-log FILE] [--tls-certificate FILE --tls-key FILE] [--redirect-from ADDR,…] [--image IMAGE] [--tool-image IMAGE]',
    text: 'Writes the configuration of the edge for the live shells and the run-time file in force: run it after publishing a shell with --staged and before "page", and after a run-time file that names new hosts. --config adds the hosts of a file that is not published yet. With a certificate and its key nginx ends TLS itself (1.3, HTTP/2) and leads plain http, at --redirect-from (80), to it.',
  },
  { name: 'export', usage: 'export <folder>', text: 'Writes the whole site of the newest map into a folder for any static host.' },
];

/** The text of `--help`, of everything or of one command. */
export function helpText(name: string | undefined): string {
  const one = commands.find((command) => command.name === name || command.usage.split(' | ').includes(name ?? ''));
  if (one) return `${one.usage}\n\n  ${one.text}\n`;
  const width = Math.max(...commands.map((command) => command.name.length));
  return `Releases sections and shells of the site by a signed map.

  release <command> [--store STORE] [--keys FOLDER]

${commands.map((command) => `  ${command.name.padEnd(width)}  ${command.text}`).join('\n')}

STORE   a folder (default: $RELEASE_STORE, else .build/site), git+<repository>#<branch>,
        or s3://<bucket>/<prefix>?region=…&endpoint=…
FOLDER  the keys (default: $RELEASE_KEYS, else .build/keys); never a folder that a repository tracks

A first release, a canary for 5 % and back:

  release init
  release publish shell/dist
  release publish mf-swap/dist --kit reports/mf-swap.json      (written by: npm run kit -- mf-swap --reports reports)
  release publish mf-swap/dist --kit reports/mf-swap.json --canary 5      (after the next build)
  release status
  release promote swap      or      release abort swap
  release rollback swap

Every command that changes something takes --why TEXT (and --by NAME, else $RELEASE_AUTHOR): the desk shows both.
"release <command> --help" explains one command. Every refusal has a code; the exit code is then 1 (2 for a wrong command line).
`;
}
