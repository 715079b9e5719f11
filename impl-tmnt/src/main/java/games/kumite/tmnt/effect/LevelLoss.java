package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Abilities;

/**
 * A loss of Levels by Bad Stuff (W-WINDOW_BAD, MT-D28). The victim may make the loss smaller before it hits.
 *
 * @param victim the seat that is hit
 * @param levels the number of Levels about to be lost
 */
record LevelLoss(int victim, int levels) {

  private static final Refusal UNFIT = new Refusal("MT-RUN-07", "no-reduction");
  private static final EventType REDUCED = EventType.of("loss-reduced", "MT-KAT-11").seat("victim").card("card");

  private static final Script<Party, LevelLoss> HIT = Script.<Party, LevelLoss>of("level-loss")
      .window(Answers.WINDOW_BAD)
      .act((party, loss) -> Levels.lower(party, loss.victim, loss.levels))
      .end();

  /** The window of the victim alone. A player at Level 1 is not asked, because such a loss is ignored (MT-LVL-04). */
  private enum Answers implements Window<Party, LevelLoss> {
    WINDOW_BAD;

    @Override
    public int firstAsked(Party party, LevelLoss loss) {
      return loss.victim;
    }

    @Override
    public boolean isOpen(Party party, LevelLoss loss) {
      return loss.levels > 0 && party.level(loss.victim) > 1;
    }

    @Override
    public boolean mightAct(Party party, LevelLoss loss, int seat) {
      for (int token = party.top(party.table(seat)); token >= 0 && seat == loss.victim; token = party.next(token)) {
        if (isUsable(party, seat, token)) { // Katas lie open, and so does the number of hand cards
          return true;
        }
      }
      return false;
    }

    @Override
    public void options(Party party, LevelLoss loss, int seat, Options out) {
      out.refuseOthers(UNFIT);
      for (int token = party.top(party.table(seat)); token >= 0 && seat == loss.victim; token = party.next(token)) {
        Face face = party.face(token);
        if (face.activates(Verb.REDUCE_LEVEL_LOSS)) {
          out.add(party.deed(Word.USE, token, seat), Abilities.refusal(party, seat, token, Abilities.activate(face)));
        }
      }
    }

    @Override
    public Prompt prompt(Party party, LevelLoss loss, int seat) {
      return Question.prompt(party, kind(), Party.NOBODY, loss.levels, party.name(loss.victim));
    }

    private static boolean isUsable(Party party, int seat, int token) {
      Face face = party.face(token);
      return face.activates(Verb.REDUCE_LEVEL_LOSS) && Abilities.isReady(party, seat, token, Abilities.activate(face));
    }

    @Override
    public LevelLoss chosen(Party party, LevelLoss loss, int seat, Action action) {
      int token = party.find(party.table(seat), action, seat);
      Ability ability = Abilities.activate(party.face(token));
      party.use(token);
      party.tell(REDUCED, seat, token);
      party.then(Pay.of(seat, token, ability.clause().cost()));
      return new LevelLoss(seat, Math.max(0, loss.levels - ((Effect.Amount) ability.effect()).amount()));
    }
  }

  /** Returns the step of a loss. */
  static Step<Party> of(int victim, int levels) {
    return HIT.with(new LevelLoss(victim, levels));
  }
}
