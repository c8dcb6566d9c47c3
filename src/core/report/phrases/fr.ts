import type { Phrases } from './model.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`

export const fr: Phrases = {
  names: ['fr', 'french', 'français', 'francais'],
  severity: { critical: 'Critique', high: 'Élevée', medium: 'Moyenne', low: 'Faible' },
  unproven: 'probable, non prouvé',
  alsoAt: 'Aussi dans',
  skill: 'Skill',
  rule: 'règle',

  clean: 'Rien à signaler',
  findings: (count) => plural(count, 'constat', 'constats'),
  nothingNew: (open) => `Aucun nouveau constat ; ${open} encore ouverts`,
  partial: 'La revue est incomplète',
  skipped: 'Non relu',
  failed: 'La revue a échoué',
  inline: (count) => plural(count, 'commentaire dans le code', 'commentaires dans le code'),
  filesReviewed: (count) => plural(count, 'fichier relu', 'fichiers relus'),
  round: (round) => `tour ${round}`,

  minor: 'Constats mineurs',
  stillOpen: 'Encore ouverts depuis les revues précédentes',
  notReviewed: 'Non relus',
  deferred: 'Reportés',
  whyDeferred:
    'Nouveaux sur du code qu’une revue précédente a laissé passer ; non soulevés maintenant.',
  dismissed: 'Écartés',
  notes: 'Remarques',
  details: 'Détails',
  moreFiles: (count) => `et ${plural(count, 'autre fichier', 'autres fichiers')}`,
  leftOut: (count) =>
    `${plural(count, 'entrée omise', 'entrées omises')} ici faute de place ; le fichier de constats de l’exécution contient tout.`,
  help: (trigger) =>
    `\`${trigger} explain ID\` demande les raisons, \`${trigger} dismiss ID motif\` clôt un constat.`,

  reply: {
    fixed: 'Corrigé',
    returned: 'Le défaut est revenu ; rouvert',
    dismissed: 'Écarté, ne sera plus signalé',
    'wont-fix': 'Noté comme voulu, ne sera plus signalé',
    withdrawn: 'Retiré, l’objection est juste',
    held: 'Toujours valable',
  },
  exception: (skill) => `Pour une exception valable dans chaque revue, ajoutez au skill ${skill} :`,

  skillsOffered: 'Skills proposés',
  skillsLoaded: 'Skills chargés',
  skillLoads: 'Chargements de skills',
  skillsUnknown: 'Skills demandés qui n’existent pas',
  model: 'Modèle',
  tokens: 'Jetons',
  cost: 'Coût',
  perFinding: 'par constat',
  fromCache: 'depuis le cache',
  saved: 'économisés par le cache',
  time: 'Durée',
}
