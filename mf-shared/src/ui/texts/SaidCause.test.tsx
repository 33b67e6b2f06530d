/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import en from '../../i18n/en-US.json';
import zh from '../../i18n/zh-CN.json';
import { SaidCause } from './SaidCause';

const shown = (locale: string, messages: Record<string, string>, message: string) =>
  render(
    <IntlProvider locale={locale} messages={messages}>
      <SaidCause error={{ message }} />
    </IntlProvider>,
  ).container.textContent;

test.each([
  ['en-US', en, ': The wallet is locked'],
  ['zh-CN', zh, '：The wallet is locked'],
])('a cause is set off with the colon of %s, without its own full stop', (locale, messages, expected) => {
  expect(shown(locale, messages, 'The wallet is locked.')).toBe(expected);
});

test('a cause that says nothing to a person is none, colon and all', () => {
  expect(shown('en-US', en, '[object Object]')).toBe('');
});
