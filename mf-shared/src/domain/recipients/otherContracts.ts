// Addresses beside the chain table; a test verifies their checksums.
import { literalAddress } from '../address';
import type { HexLiteral } from '../chains/chainEntry';
import type { ChainId } from '../chainId';
import type { KnownContract, ContractRole } from './contractRole';

/**
 * The first and second router and the factory of version 2 where it was first deployed, the call batcher of most networks, and the keeper of
 * allowances that later routers share.
 */
const EVERYWHERE: readonly KnownContract[] = [
  of('router', '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a'),
  of('router', '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'),
  of('factory', '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f'),
  of('multicall', '0xcA11bde05977b3631167028862bE2a173976CA11'),
  of('helper', '0x000000000022D473030F116dDEE9F6B43aC78BA3'),
];

/** The router that came after those of versions 2 and 3, where it has one address. */
const ROUTER_02 = of('router', '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45');

/** The first of the routers that carry out whatever they are told by anybody, with whatever lies there. */
const UNIVERSAL_ROUTER = of('router', '0xEf1c6E67703c7BD7107eed8303Fbe6EC2554BF6B');

const BY_CHAIN: Readonly<Partial<Record<ChainId, readonly KnownContract[]>>> = {
  1: [
    ROUTER_02,
    UNIVERSAL_ROUTER,
    of('router', '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD'),
    of('router', '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'),
    of('multicall', '0x5BA1e12693Dc8F9c48aAD8770482f4739bEeD696'),
  ],
  3: [ROUTER_02],
  4: [ROUTER_02],
  5: [ROUTER_02],
  10: [
    ROUTER_02,
    of('router', '0xCb1355ff08Ab38bBCE60111F1bb2B784bE25D7e8'),
    of('router', '0x851116D9223fabED8E56C0E6b8Ad0c31d98B3507'),
    of('multicall', '0x90f872b3d8f33f305e0250db6A2761B354f7710A'),
    of('multicall', '0x266557A864680A1401A3506c0eb72934BD13Bf59'),
  ],
  42: [ROUTER_02],
  69: [ROUTER_02],
  196: [
    of('factory', '0xDf38F24fE153761634Be942F9d859f3DBA857E95'),
    of('router', '0x182a927119D56008d921126764bF884221b10f59'),
    of('factory', '0x4B2ab38DBF28D31D467aA8993f6c2585981D6804'),
    of('quoter', '0x976183AC3d09840D243A88c0268BADb3B3e3259f'),
    of('migrator', '0x7197E214c0b767cFB76Fb734ab638E2c192F4E53'),
    of('positionManager', '0x315e413A11AB0df498eF83873012430ca36638Ae'),
    of('helper', '0x661E93cca42AfacB172121EF892830cA3b70F08d'),
    of('router', '0x4f0C28f5926AFDA16bf2506D5D9e57Ea190f9bcA'),
    of('multicall', '0xe2023F3FA515cF070e07fD9d51c1d236e07843f4'),
    of('factory', '0xcb2436774C3e191c85056d248EF4260ce5f27A9D'),
    of('positionManager', '0x743E03cceB4af2efA3CC76838f6E8B50B63F184c'),
    of('quoter', '0x5911cB3633e764939edc2d92b7e1ad375Bb57649'),
    of('router', '0xaa52bB8110fE38D0d2d2AF0B85C3A3eE622CA455'),
    of('helper', '0xB3309C48F8407651D918ca3Da4C45DE40109E641'),
    of('multicall', '0x5d6b0f5335ec95cD2aB7E52f2A0750dd86502435'),
    of('router', '0xfd947A61e2C54413031DdB1F754DBE0e696eFa09'),
    of('factory', '0xa1415fAe79c4B196d087F02b8aD5a622B8A827E5'),
    of('positionManager', '0xE6b5d25cc857c956bA20B73f4e21a1F1397947d8'),
  ],
  9745: [
    of('factory', '0x0EdEEA785120B827d922807499408459d7C753f3'),
    of('router', '0xf600703577A276836D9ACECBA197A55bCc1a3353'),
    of('quoter', '0x8704C5E94D7f2d6303f682f781183B53FD05C719'),
    of('positionManager', '0x16581FCB162EcAAe0c8658227d3028F035b4B7Fc'),
    of('multicall', '0x5d6b0f5335ec95cD2aB7E52f2A0750dd86502435'),
    of('factory', '0xcb2436774C3e191c85056d248EF4260ce5f27A9D'),
    of('positionManager', '0x743E03cceB4af2efA3CC76838f6E8B50B63F184c'),
    of('helper', '0xB3309C48F8407651D918ca3Da4C45DE40109E641'),
    of('router', '0x807F4E281B7A3B324825C64ca53c69F0b418dE40'),
    of('quoter', '0xaa52bB8110fE38D0d2d2AF0B85C3A3eE622CA455'),
    of('factory', '0x5a96508c1092960dA0981CaC7FD00217E9CdabEC'),
    of('router', '0xFc794E944dfcB8db141a9222A29d8834CcF556CB'),
  ],
  10088: [
    of('router', '0xC5d6974951201FB5f20C0efB4B6BEF5cf8FF1617'),
    of('factory', '0xaD8d59f3e026c02Aed0DAdFB46Ceca127030DFa2'),
    of('helper', '0xc850D2Ae73Cb81E2B74341534094BCcb4a366c24'),
    of('factory', '0xB864ada6Ad8e9b2823DD8dd8b42a0E8ED246BD1B'),
    of('router', '0xBC978BfDb2bfa3829fB1c3f39c61A8550B7C88E5'),
  ],
  42161: [
    ROUTER_02,
    UNIVERSAL_ROUTER,
    of('router', '0x5E325eDA8064b456f4781070C0738d849c824258'),
    of('router', '0xA51afAFe0263b40EdaEf0Df8781eA9aa03E381a3'),
    of('multicall', '0x842eC2c7D803033Edf55E478F461FC547Bc54EB2'),
  ],
  421611: [ROUTER_02],
};

/** Contracts of other deployments and of older or later versions, which the product itself does not use. */
export const OTHER_CONTRACTS = { everywhere: EVERYWHERE, byChain: BY_CHAIN } as const;

function of(role: ContractRole, address: HexLiteral): KnownContract {
  return { role, address: literalAddress(address) };
}
