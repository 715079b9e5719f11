package games.kumite.spi.marks;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A mark of a class whose objects never change after construction, so that all copies of a state may share them: a map,
 * a list of profiles, an index of cards.
 *
 * <p>Enums, records of such things, strings, boxed numbers and unmodifiable collections need no mark. The conformance
 * kit does not look for copies of a marked object. It digests the object's content before a match and after it, and
 * fails if they differ.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Immutable {}
