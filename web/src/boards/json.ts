/** Reading JSON whose shape a game's page promises: what is not there is empty. */
import type { Json, JsonObject } from './contract';

export function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && value !== undefined && typeof value === 'object' && !Array.isArray(value);
}

export function object(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** A list of words; numbers as they are written. */
export function texts(value: Json | undefined): string[] {
  return list(value).map(String);
}

/** The numbers of a list: seats. */
export function numbers(value: Json | undefined): number[] {
  return list(value).filter((one) => typeof one === 'number');
}
