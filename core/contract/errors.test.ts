import { expect, test } from 'vitest';
import { faultStatus } from '../kernel/index.ts';
import { errorList } from './errors.ts';
import { endpointList, openApi } from './openapi.ts';

test('every code that an endpoint names stands in the list once, with its status and two sentences', () => {
  const list = errorList();
  const codes = list.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect([...codes].sort()).toEqual([...Object.keys(faultStatus), 'internal'].sort());
  expect(codes).toEqual(expect.arrayContaining(endpointList().flatMap(({ errors }) => errors)));
  for (const { code, status, meaning, action } of list) {
    expect(status, code).toBe(code === 'internal' ? 500 : faultStatus[code]);
    expect(meaning, code).toMatch(/^\S.{10,}\.$/);
    expect(action, code).toMatch(/^\S.{5,}\.$/);
  }
});

test('the document lists the same codes', () => {
  const { components } = openApi('https://karo.example') as {
    components: { schemas: { Problem: { properties: { code: { enum: string[] } } } } };
  };
  expect(components.schemas.Problem.properties.code.enum).toEqual(errorList().map(({ code }) => code));
});
