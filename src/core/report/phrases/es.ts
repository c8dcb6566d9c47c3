import type { Phrases } from './model.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const es: Phrases = {
  names: ['es', 'spanish', 'español', 'espanol', 'castellano'],
  severity: { critical: 'Crítica', high: 'Alta', medium: 'Media', low: 'Baja' },
  unproven: 'probable, sin demostrar',
  alsoAt: 'También en',
  skill: 'Skill',
  rule: 'regla',

  clean: 'Nada que señalar',
  findings: (count) => plural(count, 'hallazgo', 'hallazgos'),
  nothingNew: (open) => `Sin hallazgos nuevos; ${open} anteriores siguen abiertos`,
  partial: 'La revisión no está completa',
  skipped: 'No revisado',
  failed: 'La revisión ha fallado',
  inline: (count) => plural(count, 'comentario en el código', 'comentarios en el código'),
  filesReviewed: (count) => plural(count, 'archivo revisado', 'archivos revisados'),
  round: (round) => `ronda ${round}`,

  minor: 'Hallazgos menores',
  stillOpen: 'Siguen abiertos de revisiones anteriores',
  notReviewed: 'Sin revisar',
  deferred: 'Aplazados',
  whyDeferred: 'Nuevos en código que una revisión anterior dio por bueno; no se plantean ahora.',
  dismissed: 'Descartados',
  notes: 'Notas',
  details: 'Detalles',
  moreFiles: (count) => `y ${plural(count, 'archivo más', 'archivos más')}`,
  leftOut: (count) =>
    `${plural(count, 'entrada omitida', 'entradas omitidas')} aquí por espacio; el archivo de hallazgos de la ejecución lo contiene todo.`,
  help: (trigger) =>
    `\`${trigger} explain ID\` pide las razones, \`${trigger} dismiss ID motivo\` cierra un hallazgo.`,

  reply: {
    fixed: 'Corregido',
    returned: 'El fallo ha vuelto; reabierto',
    dismissed: 'Descartado, no se volverá a señalar',
    'wont-fix': 'Anotado como intencionado, no se volverá a señalar',
    withdrawn: 'Retirado, la objeción es correcta',
    held: 'Sigue en pie',
  },
  exception: (skill) =>
    `Para una excepción válida en todas las revisiones, añada a la skill ${skill}:`,

  skillsOffered: 'Skills ofrecidas',
  skillsLoaded: 'Skills cargadas',
  skillLoads: 'Cargas de skills',
  skillsUnknown: 'Skills solicitadas que no existen',
  model: 'Modelo',
  tokens: 'Tokens',
  cost: 'Coste',
  perFinding: 'por hallazgo',
  fromCache: 'desde la caché',
  saved: 'ahorrados por la caché',
  time: 'Tiempo',
}
