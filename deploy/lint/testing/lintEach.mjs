// What lint says of texts that are no files, all in one process. Standard input: JSON of [{path, text}]; output: messages of each.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint({ overrideConfigFile: 'deploy/lint/eslint.config.mjs' });
const answers = [];
for (const { path, text: code } of JSON.parse(await text(process.stdin))) {
  const [{ messages = [] } = {}] = await eslint.lintText(code, { filePath: path });
  answers.push(messages.map(({ ruleId, message }) => ({ ruleId, message })));
}
process.stdout.write(JSON.stringify(answers));
