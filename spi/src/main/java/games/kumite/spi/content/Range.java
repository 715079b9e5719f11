package games.kumite.spi.content;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The range of a number field, or of the size of a list or map. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Range {

  /**
   * Returns the minimum.
   *
   * @return a number
   */
  int min();

  /**
   * Returns the maximum.
   *
   * @return a number, by default unlimited
   */
  int max() default Integer.MAX_VALUE;
}
