import type { Phrases } from './model.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const pt: Phrases = {
  names: ['pt', 'portuguese', 'português', 'portugues'],
  severity: { critical: 'Crítica', high: 'Alta', medium: 'Média', low: 'Baixa' },
  unproven: 'provável, não comprovado',
  alsoAt: 'Também em',
  skill: 'Skill',
  rule: 'regra',

  clean: 'Nada a apontar',
  findings: (count) => plural(count, 'apontamento', 'apontamentos'),
  nothingNew: (open) => `Nenhum apontamento novo; ${open} anteriores ainda abertos`,
  partial: 'A revisão não está completa',
  skipped: 'Não revisado',
  failed: 'A revisão falhou',
  inline: (count) => plural(count, 'comentário no código', 'comentários no código'),
  filesReviewed: (count) => plural(count, 'arquivo revisado', 'arquivos revisados'),
  round: (round) => `rodada ${round}`,

  minor: 'Apontamentos menores',
  stillOpen: 'Ainda abertos de revisões anteriores',
  notReviewed: 'Não revisados',
  deferred: 'Adiados',
  whyDeferred: 'Novos em código que uma revisão anterior aceitou; não levantados agora.',
  dismissed: 'Descartados',
  notes: 'Notas',
  details: 'Detalhes',
  moreFiles: (count) => `e mais ${plural(count, 'arquivo', 'arquivos')}`,
  leftOut: (count) =>
    `${plural(count, 'entrada omitida', 'entradas omitidas')} aqui por espaço; o arquivo de apontamentos da execução tem tudo.`,
  help: (trigger) =>
    `\`${trigger} explain ID\` pede as razões, \`${trigger} dismiss ID motivo\` encerra um apontamento.`,

  reply: {
    fixed: 'Corrigido',
    returned: 'A falha voltou; reaberto',
    dismissed: 'Descartado, não será apontado de novo',
    'wont-fix': 'Anotado como intencional, não será apontado de novo',
    withdrawn: 'Retirado, a objeção procede',
    held: 'Continua válido',
  },
  exception: (skill) =>
    `Para uma exceção válida em todas as revisões, acrescente à skill ${skill}:`,

  skillsOffered: 'Skills oferecidas',
  skillsLoaded: 'Skills carregadas',
  skillLoads: 'Carregamentos de skills',
  skillsUnknown: 'Skills pedidas que não existem',
  model: 'Modelo',
  tokens: 'Tokens',
  cost: 'Custo',
  perFinding: 'por apontamento',
  fromCache: 'do cache',
  saved: 'economizados pelo cache',
  time: 'Tempo',
}
