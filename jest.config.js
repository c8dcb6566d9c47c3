/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  // Jest leaves a core to its parent, which has nothing to do here.
  maxWorkers: '100%',
  testTimeout: 60_000,
  collectCoverageFrom: ['src/**/*.ts'],
  coverageProvider: 'v8',
  reporters: ['default', '<rootDir>/jest.reporter.js'],
}
