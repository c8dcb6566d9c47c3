import type { Phrases } from './model.ts'

export const zh: Phrases = {
  names: ['zh', 'chinese', '中文', '简体中文', 'simplified chinese'],
  severity: { critical: '严重', high: '高', medium: '中', low: '低' },
  unproven: '很可能，未证实',
  alsoAt: '另见',
  skill: '技能',
  rule: '规则',

  clean: '没有需要指出的问题',
  findings: (count) => `${count} 个问题`,
  nothingNew: (open) => `没有新问题；之前的 ${open} 个仍未解决`,
  partial: '评审未完成',
  skipped: '未评审',
  failed: '评审失败',
  inline: (count) => `${count} 条行内评论`,
  filesReviewed: (count) => `已评审 ${count} 个文件`,
  round: (round) => `第 ${round} 轮`,

  minor: '次要问题',
  stillOpen: '之前评审中仍未解决',
  notReviewed: '未评审',
  deferred: '暂缓',
  whyDeferred: '在之前评审已通过的代码上新发现的问题，本次不提出。',
  dismissed: '已驳回',
  notes: '说明',
  details: '详情',
  moreFiles: (count) => `另有 ${count} 个文件`,
  leftOut: (count) => `因长度限制省略 ${count} 项；本次运行的 findings 文件包含全部内容。`,
  help: (trigger) =>
    `\`${trigger} explain ID\` 询问理由，\`${trigger} dismiss ID 原因\` 结束一个问题。`,

  reply: {
    fixed: '已修复',
    returned: '问题再次出现，重新打开',
    dismissed: '已驳回，不再提出',
    'wont-fix': '记为不予修复，不再提出',
    withdrawn: '已撤回，您说得对',
    held: '仍然成立',
  },
  exception: (skill) => `若要在以后的评审中同样适用，请在技能 ${skill} 中添加：`,

  skillsOffered: '提供的技能',
  skillsLoaded: '加载的技能',
  model: '模型',
  tokens: '令牌',
  cost: '费用',
  perFinding: '每个问题',
  fromCache: '来自缓存',
  saved: '缓存节省',
  time: '时间',
}
