package games.kumite.journey.map;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A ray of a range icon: {@code F 1-2}. Distance 1 is the first square outside the base.
 *
 * @param bearing its direction
 * @param min the least distance of a target
 * @param max the greatest distance of a target
 */
public record Ray(RelativeDirection bearing, int min, int max) {

  private static final Pattern FORM = Pattern.compile("(F|FR|R|BR|B|BL|L|FL) ([1-9])-([1-9])");

  /** Reads a range icon: rays with commas between them. */
  public static List<Ray> icon(String text) {
    List<Ray> rays = new ArrayList<>();
    for (String part : text.split(", ?", -1)) {
      Matcher m = FORM.matcher(part);
      if (!m.matches()) {
        throw new IllegalArgumentException("a ray must be like \"FL 1-2\", was \"" + part + "\"");
      }
      Ray ray = new Ray(RelativeDirection.valueOf(m.group(1)), Integer.parseInt(m.group(2)), Integer.parseInt(m.group(3)));
      if (ray.min > ray.max) {
        throw new IllegalArgumentException("a ray must not end before it begins, was \"" + part + "\"");
      }
      if (rays.stream().anyMatch(other -> other.bearing == ray.bearing)) {
        throw new IllegalArgumentException("an icon has one ray a direction, was \"" + text + "\"");
      }
      rays.add(ray);
    }
    return List.copyOf(rays);
  }

  /** Returns an icon in the form that {@link #icon} reads. */
  public static String text(List<Ray> icon) {
    return icon.stream().map(Ray::toString).collect(Collectors.joining(", "));
  }

  @Override
  public String toString() {
    return bearing + " " + min + "-" + max;
  }
}
