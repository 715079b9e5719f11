package games.kumite.kungfu.state;

import games.kumite.kungfu.content.GangLimits;
import java.util.ArrayList;
import java.util.List;

/** The list of all figures that actions can name: the neutral ones first, then gang by gang. */
public final class FigureNames {

  /** The name of the list. */
  public static final String LIST = "figures";
  /** The name of the list of objects. */
  public static final String OBJECTS = "objects";
  /** The most figures that one gang, or the neutral side, can have named. */
  static final int OF_A_GANG = 96;
  /** The most figures in a match of standard gangs: 15 members, reinforcements, guests, spirits and swords. */
  static final int OF_A_STANDARD_GANG = 40;

  private static final String[][] NAMES = names();

  private FigureNames() {}

  /** Returns how many figures one gang, or the neutral side, can have named in a match. */
  static int room(GangLimits limits) {
    return limits.maxFigures() <= GangLimits.of(GangLimits.STANDARD, 1).maxFigures() ? OF_A_STANDARD_GANG : OF_A_GANG;
  }

  /** Returns the ids for a number of gangs, with a number of figures each. */
  static List<String> ids(int gangs, int room) {
    List<String> ids = new ArrayList<>();
    for (int gang = 0; gang <= gangs; gang++) {
      for (int number = 1; number <= room; number++) {
        ids.add(Figures.id(gang * Figures.MAX_OF_A_GANG + number));
      }
    }
    return ids;
  }

  /** Returns the ids of all objects. */
  static List<String> objects() {
    List<String> ids = new ArrayList<>();
    for (int object = 0; object < Objects.MAX; object++) {
      ids.add(Objects.id(object));
    }
    return ids;
  }

  /** Returns the place of a figure in the list. */
  public static int of(Figures figures, int figure) {
    int code = figures.code(figure);
    return code / Figures.MAX_OF_A_GANG * figures.room() + code % Figures.MAX_OF_A_GANG - 1;
  }

  /** Returns the figure at a place of the list, {@link Figures#NOBODY} if there is none. */
  public static int figure(Figures figures, int place) {
    int room = figures.room();
    int code = place / room * Figures.MAX_OF_A_GANG + place % room + 1;
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.code(figure) == code) {
        return figure;
      }
    }
    return Figures.NOBODY;
  }

  static String name(int gang, int number) {
    return gang < NAMES.length && number < OF_A_GANG ? NAMES[gang][number] : spelled(gang, number);
  }

  private static String spelled(int gang, int number) {
    return (gang == 0 ? "n" : String.valueOf(gang)) + "-" + number;
  }

  private static String[][] names() {
    String[][] names = new String[GangsAndSides.MAX_GANGS + 1][OF_A_GANG];
    for (int gang = 0; gang < names.length; gang++) {
      for (int number = 0; number < OF_A_GANG; number++) {
        names[gang][number] = spelled(gang, number);
      }
    }
    return names;
  }
}
