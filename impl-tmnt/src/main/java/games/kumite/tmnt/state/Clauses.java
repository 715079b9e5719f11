package games.kumite.tmnt.state;

import games.kumite.spi.marks.Shared;
import games.kumite.tmnt.content.Clause;
import java.util.List;

/** Effects that are carried out one after another, with their conditions. Immutable. */
@Shared
public final class Clauses {

  static final Clauses NONE = new Clauses(List.of(), List.of());

  private final Clause[] clauses;
  private final Need[] needs;

  Clauses(List<Clause> clauses, List<Need> needs) {
    this.clauses = clauses.toArray(Clause[]::new);
    this.needs = needs.toArray(Need[]::new);
  }

  /** How many there are. */
  public int size() {
    return clauses.length;
  }

  /** The clause at a place. */
  public Clause at(int place) {
    return clauses[place];
  }

  /** When the clause at a place counts. */
  public Need need(int place) {
    return needs[place];
  }
}
