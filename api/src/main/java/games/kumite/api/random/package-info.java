/**
 * Random sources: seeded, secure, scripted and recording. Every die, pick and shuffle of a match comes from a {@code
 * RandomSource}, with a constant label and a subject.
 */
@NullMarked
package games.kumite.api.random;

import org.jspecify.annotations.NullMarked;
