/** @jest-environment jsdom */
import { takeOver } from './takeOver';

const DRAWN = `
  <div id="first-picture">
    <div data-part="from"><b data-part="from-token">ETH</b><input value=""></div>
    <a data-part="link" href="#there">There</a>
    <button data-part="connect"><b>Connect</b></button>
  </div>
  <input id="other">`;

function stand(words = 'Connect', token = 'ETH'): { readonly heard: string[] } {
  const heard: string[] = [];
  const live = document.createElement('div');
  live.innerHTML = `<div data-testid="from"><b data-testid="from-token">${token}</b><input></div><button data-testid="connect">${words}</button><a data-testid="link">There</a>`;
  live.querySelector('input')?.addEventListener('input', (event) => heard.push(`typed ${(event.target as HTMLInputElement).value}`));
  live.querySelector('button')?.addEventListener('click', () => heard.push('pressed'));
  live.querySelector('a')?.addEventListener('click', () => heard.push('followed'));
  document.getElementById('first-picture')?.replaceWith(live);
  return { heard };
}

/** What observers of the document do is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

function type(text: string): void {
  const input = find('#first-picture input') as HTMLInputElement;
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = DRAWN;
  takeOver(document);
});

// DELIVERY-46
describe('what was done before the scripts came', () => {
  it('what was typed stands in the form, which hears of it, and has the keyboard', async () => {
    type('1.5');
    const { heard } = stand();
    await settled();
    expect(heard).toEqual(['typed 1.5']);
    expect(document.activeElement).toBe(find('[data-testid="from"] input'));
  });

  it('what was pressed is pressed once', async () => {
    find('#first-picture button b').click();
    const { heard } = stand();
    await settled();
    document.body.append(document.createElement('p'));
    await settled();
    expect(heard).toEqual(['pressed']);
  });

  it('is not pressed where something else stands by then', async () => {
    find('#first-picture button b').click();
    const { heard } = stand('Swap');
    await settled();
    expect(heard).toEqual([]);
  });

  it('is nothing when nothing was done, and whoever went elsewhere is left there', async () => {
    type('');
    find('#first-picture input').blur();
    await settled();
    const { heard } = stand();
    await settled();
    expect(heard).toEqual(['typed ']);
    expect(document.activeElement).toBe(document.body);
  });

  it('is no amount of another token than the one that stood beside it', async () => {
    type('1.5');
    const { heard } = stand('Connect', 'WBTC');
    await settled();
    expect(heard).toEqual([]);
    expect((find('[data-testid="from"] input') as HTMLInputElement).value).toBe('');
  });

  it('is done in the order in which it was done', async () => {
    find('#first-picture button').click();
    find('#first-picture input').click();
    type('1.5');
    const { heard } = stand();
    await settled();
    expect(heard).toEqual(['pressed', 'typed 1.5']);
  });

  it('is no link: that was followed already', async () => {
    find('#first-picture a').click();
    const { heard } = stand();
    await settled();
    expect(heard).toEqual([]);
  });

  it('a field that was left gets the keyboard back neither while the drawing stands nor later', async () => {
    type('1.5');
    find('#first-picture input').blur();
    await settled();
    document.body.append(document.createElement('p'));
    await settled();
    expect(document.activeElement).toBe(document.body);
    stand();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
