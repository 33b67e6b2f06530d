import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What the page asks a node for: put into it by its server. */
interface Asked {
  readonly node: string;
  readonly to: string;
  readonly data: string;
}

const DECIMALS = 6;

/** The last word of an answer as an amount. */
function amountIn(answer: unknown): string {
  const hex = typeof answer === 'object' && answer !== null && 'result' in answer ? String(answer.result) : '';
  return hex.length < 66 ? '' : String(Number(BigInt(`0x${hex.slice(-64)}`)) / 10 ** DECIMALS);
}

/** The least that a page with React needs for one quote: a field, a request, an answer. */
function ReferencePage({ node, to, data }: Asked) {
  const [amount, setAmount] = useState('');
  useEffect(() => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to, data }, 'latest'] });
    fetch(node, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      .then((response) => response.json())
      .then(
        (answer) => setAmount(amountIn(answer)),
        () => setAmount('–'),
      );
  }, [node, to, data]);
  return (
    <main>
      <h1>Swap</h1>
      <p data-testid="swap-from">
        <input aria-label="You pay, in ETH" defaultValue="1" />
      </p>
      <p data-testid="swap-to">
        <input aria-label="You receive, in USDC" readOnly value={amount} />
      </p>
    </main>
  );
}

const place = document.getElementById('root');
const asked: Asked = JSON.parse(place?.dataset['asked'] ?? '{}');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <ReferencePage {...asked} />
    </StrictMode>,
  );
}
