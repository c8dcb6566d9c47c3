import { matchesGlobs } from './filters.ts'
import type { ChangedFile } from './model.ts'

/** Where a fault costs most, by the names that such files have; in lower case, as are the lists below. */
const sensitive = [
  '*{auth,login,logout,password,credential,secret,token,session,permission,saml,jwt}*',
  '*{crypto,cipher,payment,billing,checkout,admin,sanitize,security}*',
  'migrations/',
  'migrate/',
  '*.sql',
  '.github/workflows/',
  '.github/actions/',
  'dockerfile*',
  '*.tf',
]
const tests = [
  'test/',
  'tests/',
  '__tests__/',
  'spec/',
  'testdata/',
  'fixtures/',
  '*{.,_,-}{test,tests,spec}.*',
  'test_*.py',
  '*test.{java,kt,cs,php}',
]
const data = ['*.{md,mdx,rst,txt,adoc,json,jsonl,csv,tsv,xml,svg,po,ipynb,lock,html}', 'docs/']

/** The files in the order in which their faults would hurt: sensitive paths, source, tests, data and prose; larger changes first. */
export function byRisk(files: readonly ChangedFile[]): ChangedFile[] {
  return files
    .map((file) => ({ file, risk: risk(file.path), size: file.additions + file.deletions }))
    .sort((a, b) => b.risk - a.risk || b.size - a.size || compareText(a.file.path, b.file.path))
    .map(({ file }) => file)
}

function risk(original: string): number {
  const path = original.toLowerCase()
  if (matchesGlobs(tests, path)) return 1
  if (matchesGlobs(sensitive, path)) return 3
  return matchesGlobs(data, path) ? 0 : 2
}

/** By code units, so that the order is the same on every machine. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
