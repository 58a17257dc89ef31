import { expect, test } from 'vitest';
import { Presses } from '../src/line/presses';

test('a press answers what was there when it began', () => {
  const presses = new Presses();
  presses.down(1000, 10, 10);
  expect(presses.beganBefore(900)).toBe(false);
  expect(presses.beganBefore(1010)).toBe(true);
});

test('the second half of a double click belongs to the first', () => {
  const presses = new Presses();
  presses.down(1000, 10, 10);
  presses.down(1200, 12, 9);
  expect(presses.beganBefore(1100)).toBe(true);
});

test('a press elsewhere, or after a while, is one of its own', () => {
  const presses = new Presses();
  presses.down(1000, 10, 10);
  presses.down(1200, 200, 10);
  expect(presses.beganBefore(1100)).toBe(false);
  presses.down(1900, 200, 10);
  expect(presses.beganBefore(1800)).toBe(false);
});

test('who presses again and again is heard in the end', () => {
  const presses = new Presses();
  for (let at = 1000; at <= 1440; at += 40) presses.down(at, 10, 10);
  expect(presses.beganBefore(1020)).toBe(true);
  presses.down(1480, 10, 10);
  expect(presses.beganBefore(1020)).toBe(false);
});

test('a key that is held goes on and on, one that is pressed anew begins anew', () => {
  const presses = new Presses();
  presses.key(1000, 'Enter', false);
  for (let at = 1500; at < 3000; at += 30) presses.key(at, 'Enter', true);
  expect(presses.beganBefore(1200)).toBe(true);
  presses.key(3100, 'Enter', false);
  expect(presses.beganBefore(3050)).toBe(false);
  presses.key(3200, 'Enter', false);
  expect(presses.beganBefore(3150)).toBe(true);
});

test('a page on which nothing was pressed yet hinders nobody', () => {
  expect(new Presses().beganBefore(10)).toBe(false);
});
