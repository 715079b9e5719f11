/**
 * Random sources: seeded, scripted and recording ones. Every die, pick and order of a match comes from a {@code
 * RandomSource}, with a constant label and a subject.
 */
@NullMarked
package games.kumite.api.random;

import org.jspecify.annotations.NullMarked;
