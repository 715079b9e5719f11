package games.kumite.spi.content;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The numbers that a field may hold; for a list or map, how many elements it may have. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Range {

  /**
   * The least allowed.
   *
   * @return a number
   */
  int min();

  /**
   * The greatest allowed.
   *
   * @return a number; unlimited unless it is given
   */
  int max() default Integer.MAX_VALUE;
}
