/** Matchers that hold a figure against a limit. */
const LIMITS = /^toBe(Less|Greater|Close)/;

const isNow = (node) =>
  node?.type === 'CallExpression' && /^(Date|performance)$/.test(node.callee.object?.name) && node.callee.property.name === 'now';

/** The nodes below this one, itself first. */
function* below(node, keys) {
  if (!node) return;
  yield node;
  for (const key of keys[node.type] ?? []) for (const child of [node[key]].flat()) yield* below(child, keys);
}

/** What an expression or the variables that it names are made of: is it how long something took? */
function isDuration(node, source, seen = new Set()) {
  return [...below(node, source.visitorKeys)].some((part) => {
    if (part.type === 'BinaryExpression' && part.operator === '-') return isNow(part.left) || isNow(part.right);
    if (part.type !== 'Identifier') return false;
    const found = source.getScope(part).references.find(({ identifier }) => identifier === part)?.resolved;
    if (!found || seen.has(found)) return false;
    seen.add(found);
    return found.defs.some(({ type, node: { init } }) => type === 'Variable' && isDuration(init, source, seen));
  });
}

const isComparison = ({ type, operator }) => type === 'BinaryExpression' && /^[<>]=?$/.test(operator);

/** No test judges by how long something took: the machine may be a slow one, or have other work. */
export const noWallClock = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { measured: 'How long something takes is the machine’s affair: expect counts, bytes or an order of events.' },
  },
  create({ sourceCode: source, report }) {
    return {
      "CallExpression:matches([callee.name='expect'], [callee.object.name='expect'])"(call) {
        const matcher = source
          .getAncestors(call)
          .findLast((outer) => outer.type === 'CallExpression' && outer.callee.type === 'MemberExpression');
        const isLimit = LIMITS.test(matcher?.callee.property.name ?? '');
        const said = call.arguments.flatMap((argument) => [...below(argument, source.visitorKeys)]);
        const measured = isLimit ? [...call.arguments, ...matcher.arguments] : said.filter(isComparison);
        if (measured.some((part) => isDuration(part, source))) report({ node: call, messageId: 'measured' });
      },
    };
  },
};
