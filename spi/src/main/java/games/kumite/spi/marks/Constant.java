package games.kumite.spi.marks;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A mark of a class whose objects are constants of a game's code and are built of functions: a kind of choice, for example,
 * with the actions that it offers. All matches share them, and their text ({@code toString}) identifies them.
 *
 * <p>The conformance kit does not look into them, unlike {@link Immutable} objects. No function of theirs may hold anything
 * that changes.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Constant {}
