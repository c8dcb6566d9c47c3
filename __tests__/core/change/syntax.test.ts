import { expect, test } from '@jest/globals'
import { newErrorLine } from '../../../src/core/change/syntax.ts'

test.each([
  ['a.ts', 'const a: number = f(1)', 'const a: number = f(1'],
  ['a.tsx', 'const a = <A b={1} />', 'const a = <A b={1}>'],
  ['a.mjs', 'export const a = { b: 1 }', 'export const a = { b: 1'],
  ['a.py', 'def f():\n    return 1', 'def f():\nreturn 1'],
  ['a.go', 'package a\nfunc f() { g() }', 'package a\nfunc f() { g( }'],
  ['A.java', 'class A { void f() { g(); } }', 'class A { void f() { g() } }'],
  ['a.cc', 'int f() { return 1; }', 'int f() { return 1 }'],
  ['a.rs', 'fn f() -> u8 { 1 }', 'fn f() -> u8 { 1'],
  ['a.php', '<?php f(1);', '<?php f(1;'],
  ['a.css', 'a { color: red }', 'a { color: red'],
  ['a.html', '<p title="a">b</p>', '<p title="a>b</p>'],
  ['a.xml', '<p>a</p>', '<p>a</b>'],
  ['a.json', '{ "a": 1 }', '{ "a": 1, }'],
  ['a.json', '{ "a": 1 }', '{ "a": 01 }'],
  ['a.yml', 'a: 1\nb: 2', 'a: 1\n b: 2'],
  ['a.cs', 'F(new[] { 1 });', 'F(new[] { 1 );'],
])('%s: a new syntax error is seen, a sound change is not', async (path, sound, broken) => {
  expect(await newErrorLine(path, sound, broken, 1)).not.toBeNull()
  expect(await newErrorLine(path, broken, broken, 1)).toBeNull()
  expect(await newErrorLine(path, broken, sound, 1)).toBeNull()
})

test('the line of the new error, not of an old one', async () => {
  const before = 'f(\n\n\nconst a = [1]\n'
  expect(await newErrorLine('a.js', before, before.replace('[1]', '[1))'), 4)).toBe(4)
})

test('JSON with comments may keep them', async () => {
  const text = '// why\n{ "a": [1] }\n'
  expect(await newErrorLine('tsconfig.json', text, text.replace('1', '2'), 2)).toBeNull()
  expect(await newErrorLine('tsconfig.json', text, text.replace(']', ''), 2)).not.toBeNull()
})

test('prose and unknown languages have no errors', async () => {
  expect(await newErrorLine('a.md', 'a', '((', 1)).toBeNull()
  expect(await newErrorLine('Makefile', 'a', '((', 1)).toBeNull()
})
