package games.kumite.spi.content;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A mark of a field that holds the id of an entry of a file, or a list of such ids, or a map with such ids as keys.
 * Checked when all files have been read, so files may refer to each other.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface RefersTo {

  /**
   * Returns the name of the file.
   *
   * @return the name without {@code .json}, such as {@code bosses}
   */
  String value();
}
