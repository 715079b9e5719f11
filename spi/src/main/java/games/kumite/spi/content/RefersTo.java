package games.kumite.spi.content;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A mark of a field that holds the id of an entry of a file or a {@linkplain ContentReader#names name of a kind}, or lists
 * of these, or a map with these as keys. An empty text refers to nothing if it is the field's default. Checked when all
 * files have been read, so files may refer to each other.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface RefersTo {

  /**
   * Returns the target of the reference.
   *
   * @return the name of a file without {@code .json}, such as {@code bosses}, or a kind, such as {@code a space of the board}
   */
  String value();
}
