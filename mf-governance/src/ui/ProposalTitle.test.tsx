/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { render } from '@testing-library/react';
import { proposalTitle } from '../domain/proposalText';
import chinese from './messages/zh-CN.json';
import { ProposalTitle } from './ProposalTitle';

// GOV-3
it.each([
  ['', '无标题'],
  ['# Fees', 'Fees'],
])('a proposal whose text is "%s" is called "%s" in Chinese', (description, shown) => {
  const { container } = render(
    <Surroundings services={createFakeServices()} locale="zh-CN" messages={chinese}>
      <ProposalTitle content={{ title: proposalTitle(description), description }} />
    </Surroundings>,
  );
  expect(container.textContent).toBe(shown);
});
