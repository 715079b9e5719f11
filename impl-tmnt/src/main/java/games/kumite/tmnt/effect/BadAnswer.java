package games.kumite.tmnt.effect;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Word;

/**
 * W-BAD, MT-D28: the victim may make a Level loss smaller before it hits.
 *
 * @param victim who is hit
 */
public record BadAnswer(int victim) implements Question<Party> {

  private static final BadAnswer[] ALL = new BadAnswer[Settings.MOST_SEATS];

  static {
    for (int seat = 0; seat < ALL.length; seat++) {
      ALL[seat] = new BadAnswer(seat);
    }
  }

  static BadAnswer of(int seat) {
    return ALL[seat];
  }

  /** Makes the loss smaller. */
  private record Reduce(int by) implements Step<Party> {
    @Override
    public void run(Party party) {
      party.set(Num.LOSS, Math.max(0, party.get(Num.LOSS) - by));
    }
  }

  @Override
  public String kind() {
    return "window-bad";
  }

  @Override
  public int seat(Party party) {
    return victim;
  }

  @Override
  public boolean isWindow() {
    return true;
  }

  @Override
  public void run(Party party) {
    if (party.get(Num.LOSS) > 0 && party.level(victim) > 1 && isAble(party)) {
      Question.super.run(party);
      return;
    }
    Levels.lower(party, victim, party.get(Num.LOSS));
    party.set(Num.LOSS, 0);
  }

  private boolean isAble(Party party) {
    Cards cards = party.cards();
    for (int token = cards.top(party.table(victim)); token >= 0; token = cards.next(token)) {
      if (isUsable(party, token)) {
        return true;
      }
    }
    return false;
  }

  private boolean isUsable(Party party, int token) {
    Face face = party.face(token);
    return face.activates(Verb.REDUCE_LEVEL_LOSS) && Abilities.isReady(party, victim, token, face);
  }

  @Override
  public void options(Party party, Options out) {
    Cards cards = party.cards();
    for (int token = cards.top(party.table(victim)); token >= 0; token = cards.next(token)) {
      if (isUsable(party, token)) {
        out.add(party.actions().of(Word.USE, party.face(token).name));
      }
    }
    out.add(Pass.PASS);
  }

  @Override
  public void chosen(Party party, Action action) {
    if (action == Pass.PASS) {
      Levels.lower(party, victim, party.get(Num.LOSS));
      party.set(Num.LOSS, 0);
      return;
    }
    int token = party.find(party.table(victim), ((VerbAction) action).first());
    Clause clause = Abilities.activate(party.face(token));
    party.use(token);
    party.then(new Pay(victim, token, clause.cost()), new Reduce(((Effect.Amount) clause.effect()).amount()), this);
  }
}
