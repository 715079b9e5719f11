package games.kumite.spi.content;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that a field holds the id of an entry of a file, or a list of such ids, or a map under such ids.
 * It is checked when all files have been read, so files may refer to each other.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface RefersTo {

  /**
   * The file.
   *
   * @return its name without {@code .json}, such as {@code bosses}
   */
  String value();
}
