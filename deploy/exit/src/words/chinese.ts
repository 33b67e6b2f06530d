import type { Words } from './words';

export const chinese: Words = {
  title: '取回资产',
  intro:
    '当网站的其他部分无法使用时，您可以在此页面取回流动性池、质押和空投中的资产。它只有一个文件，只与您的钱包通信；未经您在此阅读并在钱包中确认，不会发送任何交易。',
  framed: '此页面不能嵌入其他页面中使用。请在单独的标签页中打开。',
  connect: '连接钱包',
  noWallet: '此浏览器中没有找到钱包。请安装钱包，或在钱包自带的浏览器中打开此页面，然后重新加载。',
  unnamedWallet: '此浏览器中的钱包',
  connecting: '请打开您的钱包，允许此页面查看您的账户。',
  notConnected: '钱包没有连接成功。您可以重试。',
  changed: '钱包中的账户或网络已更改，页面正在重新查找。钱包中仍在等待确认的请求属于之前的账户或网络。',
  account: '账户',
  network: '网络',
  unknownNetwork: '此页面不认识钱包所在的网络。请在钱包中选择其他网络。',
  looking: '正在查找您的资产，可能需要一分钟。',
  lookAgain: '重新查找',
  nothing: '没有找到可以在此取回的资产。',
  place: {
    positions: '仓位（V3）',
    shares: '流动性池份额（V2）',
    stakes: '质押',
    airdrop: '空投',
    wrapped: '包装币',
  },
  unread: (place) => `有内容未能读取：${place}。实际资产可能多于此处所示。请稍后重新查找。`,
  tolerance: '滑点容差（%）',
  toleranceHint: '如果价格在交易被打包之前变动，您最多可以接受少收到多少。',
  invalidTolerance: '请输入 0 到 50 之间的数字。',
  position: (id, pair, fee) => `仓位 ${id}：${pair}，${fee}`,
  shares: (pair) => `流动性池 ${pair}`,
  stake: (pair) => `质押中：${pair}`,
  airdrop: '空投',
  wrapped: '包装币',
  holds: '当前价值',
  fees: '可收取的手续费',
  earned: '已获得奖励',
  unknown: '–',
  noPrice: '未能读取该池的价格：没有价格就无法设定最低数量，因此不会移除。请稍后重新查找。',
  way: {
    remove: '全部移除',
    collect: '收取手续费',
    withdraw: '取出全部份额和奖励',
    claimRewards: '领取奖励',
    claim: '领取',
    unwrap: '解包装',
  },
  wayOf: (way, holding) => `${way}：${holding}`,
  fateOf: (title, fate) => `${title} —— ${fate}`,
  otherPair: '其他流动性池的份额',
  otherPairHint: '若 V2 流动性池中的代币不在此页面的已知范围内，请输入两个代币的地址。',
  tokenA: '第一个代币',
  tokenB: '第二个代币',
  look: '查找',
  notTokens: '这不是此网络上的两个代币。请检查地址。',
  checking: '正在检查交易',
  asked: '您的钱包将被请求',
  contract: '合约',
  unknownContract: '未知合约',
  pays: '您支付',
  paysAtMost: '最多支付',
  receives: '将收到',
  receivesAtLeast: '最少收到',
  to: '发送至',
  toYourself: '发送至您自己的账户',
  until: '有效期至',
  changes: '将发生的变化',
  notTried: '您钱包的节点无法预先试运行交易，因此无法测量它会带来什么变化。',
  leaves: '转出',
  arrives: '转入',
  cost: '网络费用',
  approveFirst: ({ amount, symbol }) => `分两步：先允许路由合约取用恰好 ${amount} ${symbol}，然后取回资产。`,
  approve: '允许取用',
  confirm: '在钱包中确认',
  back: '返回',
  checkAgain: '重新检查',
  goOnWith: (amount) => `接受 ${amount} 并继续`,
  smallestUnits: ({ amount, symbol }) => `${symbol} 的 ${amount} 个最小单位`,
  aloneHint: '可能是其中一种代币造成了阻碍。可以单独取出另一种：其余部分仍记在该仓位名下。',
  takeAlone: (symbol) => `仅取出 ${symbol}`,
  outdated: '确认页面打开时间过长，已关闭，没有向您的钱包发出请求。请重新打开。',
  inWallet: '您的钱包正在请求确认，请打开钱包查看。',
  sent: '已发送，正在等待打包。',
  done: '已完成。',
  failed: '交易已打包但失败：除网络费用外没有任何变化。',
  notKnown: '您的钱包没有给出明确的答复，因此不知道是否已发送。再次操作之前请先查看钱包：两笔都可能被执行。',
  notSent: (reason) => `钱包没有发送${reason}。您可以重试。`,
  replaced: '您账户的另一笔交易取代了它。那也可能是同一笔交易以不同费用重新发送的：再次操作之前请先查看余额。',
  rejected: '您在钱包中拒绝了请求，因此没有发送。',
  problem: (kind, { measured, limit, reason }) => {
    switch (kind) {
      case 'wouldFail':
        return `该交易会失败${reason}。没有向您的钱包发出请求。请重新查找，或提高滑点容差。`;
      case 'arrivesLess':
        return `刚刚试运行：将收到 ${measured}，低于最少数量 ${limit}。该代币可能从每次转账中扣除一部分。`;
      case 'leavesMore':
        return `刚刚试运行：您的账户将转出 ${measured}，超过 ${limit}。没有向您的钱包发出请求。`;
      case 'coinShort':
        return `您有 ${measured}，但连同网络费用需要 ${limit}。请向您的账户转入一些。`;
      case 'notChecked':
        return '您钱包的节点没有答复，因此无法检查交易。没有向您的钱包发出请求。请稍后重新检查。';
      case 'notEstimated':
        return `网络没有给出费用${reason}。没有向您的钱包发出请求。请稍后重新检查。`;
      case 'misread':
        return '生成的交易与您的要求不符，因此没有发送。';
      default:
        return `无法生成交易${reason}。没有向您的钱包发出请求。`;
    }
  },
};
