import type { Phrases } from './model.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const de: Phrases = {
  names: ['de', 'german', 'deutsch'],
  severity: { critical: 'Kritisch', high: 'Hoch', medium: 'Mittel', low: 'Gering' },
  unproven: 'wahrscheinlich, nicht bewiesen',
  alsoAt: 'Auch in',
  skill: 'Skill',
  rule: 'Regel',

  clean: 'Nichts zu beanstanden',
  findings: (count) => plural(count, 'Befund', 'Befunde'),
  nothingNew: (open) => `Keine neuen Befunde; ${open} frühere noch offen`,
  partial: 'Das Review ist unvollständig',
  skipped: 'Nicht geprüft',
  failed: 'Das Review ist fehlgeschlagen',
  inline: (count) => plural(count, 'Kommentar am Code', 'Kommentare am Code'),
  filesReviewed: (count) => `${plural(count, 'Datei', 'Dateien')} geprüft`,
  round: (round) => `Runde ${round}`,

  minor: 'Kleinere Befunde',
  stillOpen: 'Noch offen aus früheren Reviews',
  notReviewed: 'Nicht geprüft',
  deferred: 'Zurückgestellt',
  whyDeferred:
    'Neu an Code, den ein früheres Review durchgelassen hat; wird jetzt nicht beanstandet.',
  dismissed: 'Verworfen',
  notes: 'Hinweise',
  details: 'Einzelheiten',
  moreFiles: (count) => `und ${plural(count, 'weitere Datei', 'weitere Dateien')}`,
  leftOut: (count) =>
    `${plural(count, 'Eintrag fehlt', 'Einträge fehlen')} hier aus Platzgründen; die Befunddatei des Laufs enthält alles.`,
  help: (trigger) =>
    `\`${trigger} explain ID\` fragt nach den Gründen, \`${trigger} dismiss ID Grund\` beendet einen Befund.`,

  reply: {
    fixed: 'Behoben',
    returned: 'Der Fehler ist zurück; wieder geöffnet',
    dismissed: 'Verworfen, wird nicht wieder genannt',
    'wont-fix': 'Gilt als gewollt, wird nicht wieder genannt',
    withdrawn: 'Zurückgezogen, der Einwand stimmt',
    held: 'Bleibt bestehen',
  },
  exception: (skill) =>
    `Für eine Ausnahme, die in jedem Review gilt, ergänzen Sie den Skill ${skill} um:`,

  skillsOffered: 'Angebotene Skills',
  skillsLoaded: 'Geladene Skills',
  skillLoads: 'Skill-Abrufe',
  skillsUnknown: 'Verlangte Skills, die es nicht gibt',
  model: 'Modell',
  tokens: 'Tokens',
  cost: 'Kosten',
  perFinding: 'je Befund',
  fromCache: 'aus dem Cache',
  saved: 'durch den Cache gespart',
  time: 'Zeit',
}
