import type { Phrases } from './model.ts'

export const ja: Phrases = {
  names: ['ja', 'japanese', '日本語'],
  severity: { critical: '致命的', high: '高', medium: '中', low: '低' },
  unproven: '可能性が高いが未証明',
  alsoAt: '他の箇所',
  skill: 'スキル',
  rule: 'ルール',

  clean: '指摘事項はありません',
  findings: (count) => `指摘 ${count} 件`,
  nothingNew: (open) => `新しい指摘はありません（以前の指摘 ${open} 件が未解決）`,
  partial: 'レビューは完了していません',
  skipped: 'レビュー対象外',
  failed: 'レビューに失敗しました',
  inline: (count) => `行コメント ${count} 件`,
  filesReviewed: (count) => `${count} ファイルをレビュー`,
  round: (round) => `${round} 回目`,

  minor: '軽微な指摘',
  stillOpen: '以前のレビューから未解決',
  notReviewed: '未レビュー',
  deferred: '保留',
  whyDeferred: '以前のレビューを通過したコードへの新しい指摘のため、今回は提起しません。',
  dismissed: '却下',
  notes: '備考',
  details: '詳細',
  moreFiles: (count) => `他 ${count} ファイル`,
  leftOut: (count) =>
    `長さの都合で ${count} 件を省略しました。すべては実行の findings ファイルにあります。`,
  help: (trigger) =>
    `\`${trigger} explain ID\` で理由を尋ね、\`${trigger} dismiss ID 理由\` で指摘を終了できます。`,

  reply: {
    fixed: '修正済み',
    returned: '問題が再発したため再オープン',
    dismissed: '却下（今後は指摘しません）',
    'wont-fix': '対応しないものとして扱い、今後は指摘しません',
    withdrawn: 'ご指摘のとおりのため取り下げ',
    held: '引き続き有効',
  },
  exception: (skill) =>
    `今後のレビューでも例外とするには、スキル ${skill} に次の行を追加してください:`,

  skillsOffered: '提示したスキル',
  skillsLoaded: '読み込んだスキル',
  skillLoads: 'スキルの読み込み回数',
  skillsUnknown: '要求されたが存在しないスキル',
  model: 'モデル',
  tokens: 'トークン',
  cost: '費用',
  perFinding: '指摘 1 件あたり',
  fromCache: 'キャッシュから',
  saved: 'キャッシュによる節約',
  time: '時間',
}
